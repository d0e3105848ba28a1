import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import type { Request, Response } from 'express';
import { Admission } from './admission.js';

/** Lets requests come to a new admission, and end. */
function door() {
  const { admit } = new Admission();
  const come = (type?: string) => {
    const answer = { status: 200 };
    const response = Object.assign(new EventEmitter(), {
      status: (status: number) =>
        Object.assign(response, { set: () => response, type: () => response, send: () => (answer.status = status) }),
    });
    admit(
      { url: '/v1', path: '/v1', headers: { 'content-type': type } } as unknown as Request,
      response as unknown as Response,
      () => undefined,
    );
    return { end: () => response.emit('close'), isIn: () => answer.status === 200 };
  };
  return come;
}

it('lets 256 requests in, and the next when one of them has ended', () => {
  const come = door();
  const inside = Array.from({ length: 256 }, () => come());
  expect(inside.every(({ isIn }) => isIn())).toBe(true);
  expect(come().isIn()).toBe(false);
  inside[0].end();
  expect(come().isIn()).toBe(true);
});

it('does not hold forms, which come in slowly, against other requests', () => {
  const come = door();
  for (let n = 0; n < 300; n++) expect(come('multipart/form-data; boundary=x').isIn()).toBe(true);
  expect(come().isIn()).toBe(true);
});

it('lets fewer in while requests take long, and as many as ever when they do not any more', () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const come = door();
  const take = (ms: number, times: number) => {
    for (let n = 0; n < times; n++) {
      const request = come();
      now += ms;
      request.end();
    }
  };
  take(10_000, 20);
  const inside = Array.from({ length: 32 }, () => come());
  expect(inside.every(({ isIn }) => isIn())).toBe(true);
  expect(come().isIn()).toBe(false);
  inside.forEach(({ end }) => end());
  take(10, 60);
  expect(Array.from({ length: 200 }, () => come()).every(({ isIn }) => isIn())).toBe(true);
  jest.restoreAllMocks();
});
