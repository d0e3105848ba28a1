import { Problem, invalidField } from '../platform/http/index.js';

const KINDS = 'PDF, JPEG or PNG';

/** 400: the form holds no file, or not as multipart. */
export function noFile(): Problem {
  return invalidField('#/file', `send the document as the form field "file" of multipart/form-data: a ${KINDS} file`);
}

/** 400: what came as "file" is a text and no file. */
export function fileWithoutName(): Problem {
  return invalidField(
    '#/file',
    `"file" must be sent as a file with a name (filename="..."), not as text: a ${KINDS} file`,
  );
}

/** 415: the bytes are none of the kinds that are read. */
export function unsupportedFile(): Problem {
  const detail = `The file is not a ${KINDS} file by its content.`;
  return new Problem(415, 'unsupported-type', detail, { errors: [{ pointer: '#/file', detail }] });
}

/** 409: fields can be corrected once the reading has ended. */
export function stillBeingRead(): Problem {
  return new Problem(
    409,
    'still-being-read',
    'The document is still being read. Correct its fields when its status is no longer "pending".',
  );
}

/** 422: the kind of document has no fields. */
export function noFields(type: string): Problem {
  return new Problem(
    422,
    'no-fields',
    `A document of the type ${type} has no fields to correct. Upload it again with another documentType if it is something else.`,
  );
}

/** 422: the bill is for several meter points and the correction does not say which. */
export function whichMeterPoint(known: string[]): Problem {
  const detail = `This document bills several meter points. Name the one that is meant: ${known.join(', ')}.`;
  return new Problem(422, 'which-meter-point', detail, { errors: [{ pointer: '#/mpanMprn', detail }] });
}

/** 416 with the size of the file, as RFC 9110 asks. */
export function rangeNotSatisfiable(size: number): Problem {
  return new Problem(416, 'range-not-satisfiable', `The file has ${size} bytes.`, {
    headers: { 'Content-Range': `bytes */${size}` },
  });
}

/** 503: too many papers wait to be read. */
export function queueFull(): Problem {
  return new Problem(503, 'reading-queue-full', 'Too many documents wait to be read just now; upload it later.', {
    headers: { 'Retry-After': '60' },
  });
}
