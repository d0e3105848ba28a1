import express, { type Request } from 'express';
import { noRoute } from './no-route.js';

const app = express();
const answer = () => undefined;
app.use(answer);
app.get('/lamps', answer).post('/lamps', answer);
app.get('/lamps/:id/light', answer).delete('/lamps/:id', answer).delete('/lamps/all', answer);

const ask = (method: string, path: string) => {
  const { status, headers, message } = noRoute({ app, method, path } as unknown as Request);
  return { status, allow: headers.Allow, message };
};

describe('a request without a route', () => {
  it.each([
    ['PUT', '/lamps', 'GET, HEAD, POST'],
    ['PATCH', '/lamps/7/light', 'GET, HEAD'],
    ['GET', '/lamps/all', 'DELETE'],
  ])('%s %s is told the methods of its address, each once', (method, path, allow) => {
    expect(ask(method, path)).toEqual({
      status: 405,
      allow,
      message: expect.stringContaining(`${method} is not a method of this address; it has ${allow}.`),
    });
  });

  it.each(['/lamp', '/lamps/7/light/on', '/'])('is told that there is nothing at %s', (path) => {
    expect(ask('GET', path)).toMatchObject({ status: 404, allow: undefined });
  });
});
