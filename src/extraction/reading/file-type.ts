export type FileType = 'pdf' | 'jpeg' | 'png';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const BOM = [0xef, 0xbb, 0xbf];

function startsWith(bytes: Uint8Array, signature: readonly number[], at = 0): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}

/**
 * The kind of a file by its first bytes, whatever it says it is. A PDF must begin with its mark (a byte order mark or
 * white space before it is let pass): files that hide it further in are something else as well.
 */
export function sniffFileType(bytes: Uint8Array): FileType | undefined {
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  let start = startsWith(bytes, BOM) ? BOM.length : 0;
  while (start < 32 && [0x09, 0x0a, 0x0c, 0x0d, 0x20].includes(bytes[start])) start++;
  return startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d], start) ? 'pdf' : undefined;
}
