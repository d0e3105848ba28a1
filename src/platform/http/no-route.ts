import type { Request } from 'express';
import { Problem } from './problem.js';

/** What is looked at of Express's table of routes; its types leave it out. */
interface Layer {
  route?: { methods: Record<string, boolean> };
  match(path: string): unknown;
}

/** What to answer a request for which there is no route: 405 where its address has other methods, else 404. */
export function noRoute(request: Request): Problem {
  const methods = methodsAt(request);
  if (methods.length === 0) {
    return new Problem(404, 'not-found', 'There is nothing at this address. The routes are listed at /docs.');
  }
  const allowed = methods.join(', ');
  const detail = `${request.method} is not a method of this address; it has ${allowed}. The routes are listed at /docs.`;
  return new Problem(405, 'method-not-allowed', detail, { headers: { Allow: allowed } });
}

function methodsAt({ app, path }: Request): string[] {
  const layers = app.router.stack as unknown as Layer[];
  const found = layers.flatMap((layer) => (layer.route && layer.match(path) ? Object.keys(layer.route.methods) : []));
  const methods = new Set(found.map((method) => method.toUpperCase()));
  // Express answers HEAD by the route of GET
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}
