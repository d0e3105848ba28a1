// Lists the packages that ship and their licences (`npm run -s licences`); fails when one may not ship.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Licences that ask nothing of the whole that they are a part of. LGPL: libvips, a library that is linked at run time. */
const MAY_SHIP = new Set([
  ...['MIT', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'CC0-1.0', 'Python-2.0', 'BlueOak-1.0.0'],
  'LGPL-3.0-or-later',
]);
/** Packages whose description names no licence; it lies in a file beside it. */
const STATED_IN_FILE = {
  busboy: 'MIT',
  streamsearch: 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
};

/** The packages of package-lock.json that are there without the tools of development. */
export function shipped() {
  return Object.entries(json('package-lock.json').packages)
    .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
    .map(([path, { version, license, hasInstallScript = false }]) => {
      const name = path.split('node_modules/').at(-1);
      return { name, version, licence: license ?? statedBy(path) ?? STATED_IN_FILE[name] ?? 'none', hasInstallScript };
    });
}

function statedBy(path) {
  const file = join(path, 'package.json');
  if (!existsSync(join(root, file))) return undefined;
  const { license, licenses } = json(file);
  return typeof license === 'string' ? license : licenses?.map(({ type }) => type).join(' AND ');
}

/** Whether a licence lets a package ship: each part of an AND must, one of an OR. */
export function mayShip(licence) {
  const either = licence.replace(/[()]/g, '').split(' OR ');
  return either.some((all) => all.split(' AND ').every((one) => MAY_SHIP.has(one)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = shipped();
  for (const { name, version, licence } of packages) console.log(`${licence}\t${name}@${version}`);
  const refused = packages.filter(({ licence }) => !mayShip(licence));
  for (const { name, licence } of refused) console.error(`${name} may not ship: ${licence}`);
  process.exit(refused.length ? 1 : 0);
}
