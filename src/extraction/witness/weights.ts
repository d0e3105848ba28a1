import { gunzipSync } from 'node:zlib';

/** What was learnt from papers. */
export interface Learnt {
  roles: string[];
  /** Of each role. */
  bias: number[];
  /** Of all things that tell something, each as "sort:which". */
  names: string[];
  /** Of each thing in turn the weights for all roles, in tenths. */
  weights: Int8Array;
}

/** The weights as they are kept: packed together, a line of roles, one of biases, the names, an empty line, and a byte for each weight. */
export function unpacked(packed: Buffer): Learnt {
  const bytes = gunzipSync(packed);
  const end = bytes.indexOf('\n\n');
  const [roles, bias, ...names] = bytes.toString('utf8', 0, end).split('\n');
  return {
    roles: roles.split(' '),
    bias: bias.split(' ').map(Number),
    names,
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + end + 2, bytes.length - end - 2),
  };
}
