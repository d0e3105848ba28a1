import { readFile } from 'node:fs/promises';
import { mayShip, shipped } from '../scripts/licences.mjs';

/** What ships, and how it is built and run. */
const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

describe('what ships', () => {
  it('has licences that let it', () => {
    expect(shipped().filter(({ licence }) => !mayShip(licence))).toEqual([]);
    expect(shipped().length).toBeGreaterThan(200);
    expect(['AGPL-3.0', 'GPL-3.0-or-later', 'MIT AND GPL-2.0', 'none', 'SSPL-1.0'].filter(mayShip)).toEqual([]);
    expect(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND LGPL-3.0-or-later'].every(mayShip)).toBe(true);
  });

  it('runs no script when it is installed but those that are allowed by name', async () => {
    const { allowScripts, scarfSettings } = JSON.parse(await read('package.json')) as {
      allowScripts: Record<string, boolean>;
      scarfSettings: { enabled: boolean };
    };
    const scripts = new Set(shipped().flatMap(({ name, hasInstallScript }) => (hasInstallScript ? [name] : [])));
    // they count installations and ask for money; nothing of them is needed
    const unneeded = ['@scarf/scarf', 'tesseract.js'];
    expect([...scripts].sort()).toEqual([...Object.keys(allowScripts), ...unneeded].sort());
    // an npm that does not know allowScripts would run it: it is told to be silent
    expect(scarfSettings.enabled).toBe(false);
  });

  it('comes by the lock file, each package with its checksum and no address', async () => {
    const { packages } = JSON.parse(await read('package-lock.json')) as {
      packages: Record<string, { integrity?: string; resolved?: string; link?: boolean; inBundle?: boolean }>;
    };
    const entries = Object.entries(packages).filter(([path, { inBundle }]) => path && !inBundle);
    expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
    expect(entries.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });
});

describe('the image', () => {
  it('runs as an ordinary user, without what builds it', async () => {
    const stages = (await read('Dockerfile')).split(/^FROM /m).slice(1);
    const last = stages.at(-1)!;
    const user = [...last.matchAll(/^USER (\S+)/gm)].at(-1)?.[1];
    expect(user).toBe('node');
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ["node", "dist/main.js"]'));
    expect(last).not.toMatch(/npm (ci|install)|COPY \. /);
    expect(stages[0]).toContain('npm prune --omit=dev');
    expect((await read('.dockerignore')).split('\n')).toEqual(expect.arrayContaining(['node_modules', 'data', '.git']));
  });

  it('is composed with a read-only root, no capabilities and no way to more rights', async () => {
    const compose = await read('compose.yaml');
    const service = compose.slice(compose.indexOf('x-service'), compose.indexOf('services:'));
    expect(service).toContain('read_only: true');
    expect(service).toMatch(/tmpfs: \[\/tmp\]/);
    expect(service).toMatch(/cap_drop: \[ALL\]/);
    expect(service).toMatch(/security_opt: \['?no-new-privileges:true'?\]/);
    expect(service).not.toMatch(/privileged: true|network_mode: host|docker\.sock/);
    // only the API is reached from outside, on loopback
    const ports = [...compose.matchAll(/ports: \[(.*)\]/g)].map(([, port]) => port);
    expect(ports).toEqual(["'127.0.0.1:3000:3000'"]);
  });
});
