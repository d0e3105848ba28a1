import { isPublic } from './addresses.js';

describe('an address', () => {
  it.each(['8.8.8.8', '52.95.148.7', '172.32.0.1', '2a00:1450:4009::200e'])('%s is public', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    'example.org',
    '',
  ])('%s is not', (address) => {
    expect(isPublic(address)).toBe(false);
  });
});
