import {
  type ConnectionState,
  FAULTS_TO_FAIL,
  afterFault,
  afterSuccess,
  shownStatus,
  unchecked,
} from './connection-state.js';
import { FAULT_CODES, isPassing } from './faults.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const later = (state: ConnectionState) => state.nextAttemptAt!.getTime() - NOW.getTime();
const HOUR = 3_600_000;

describe('a connection', () => {
  it('that has not been tried is FAILING, and is tried soon by somebody', () => {
    const state = unchecked(NOW);
    expect(state).toMatchObject({ status: 'FAILING', faultCode: 'SUPPLIER_UNAVAILABLE', lastSuccessAt: null });
    expect(later(state)).toBe(2 * 60_000);
  });

  it('is visited again a day after a success, three hours more or less', () => {
    expect(later(afterSuccess(NOW, 0))).toBe(21 * HOUR);
    expect(later(afterSuccess(NOW, 0.999999))).toBeCloseTo(27 * HOUR, -4);
  });

  it('that works stays PASSING through passing faults, and says what they are', () => {
    const state = afterFault(afterSuccess(NOW, 0.5), { code: 'RATE_LIMITED' }, NOW, 0.5);
    expect(state).toMatchObject({ status: 'PASSING', faultCode: 'RATE_LIMITED', faults: 1, lastSuccessAt: NOW });
    const shown = shownStatus({ ...state, expiryDate: null }, NOW);
    expect(shown.reason).toBeUndefined();
    expect(shown.detail).toMatchObject({ code: 'RATE_LIMITED', action: 'NONE', retryable: true });
  });

  it('fails after too many passing faults in a row, ever longer apart, and heals with one success', () => {
    let state = afterSuccess(NOW, 0.5);
    const delays: number[] = [];
    for (let i = 0; i < FAULTS_TO_FAIL; i += 1) {
      expect(state.status).toBe('PASSING');
      state = afterFault(state, { code: 'SUPPLIER_UNAVAILABLE' }, NOW, 0.5);
      delays.push(later(state) / 60_000);
    }
    expect(state.status).toBe('FAILING');
    expect(delays).toEqual([5, 15, 45, 135, 405, 720]);
    expect(afterSuccess(NOW, 0.5)).toMatchObject({ status: 'PASSING', faults: 0, faultCode: null });
  });

  it('leaves a supplier alone for as long as it asks', () => {
    const state = afterFault(afterSuccess(NOW, 0.5), { code: 'RATE_LIMITED', retryAfterMs: 2 * HOUR }, NOW, 0);
    expect(later(state)).toBe(2 * HOUR);
  });

  it.each(['INVALID_CREDENTIALS', 'REAUTHENTICATION_REQUIRED', 'MFA_REQUIRED', 'ACCOUNT_LOCKED'] as const)(
    'with %s fails at once and is never tried again by itself',
    (code) => {
      const state = afterFault(afterSuccess(NOW, 0.5), { code }, NOW, 0.5);
      expect(state).toMatchObject({ status: 'FAILING', faultCode: code, nextAttemptAt: null, lastSuccessAt: NOW });
    },
  );

  it('whose credentials were refused keeps that reason when an attempt that somebody asked for meets an outage', () => {
    const refused = afterFault(unchecked(NOW), { code: 'INVALID_CREDENTIALS' }, NOW, 0.5);
    const state = afterFault(refused, { code: 'SUPPLIER_UNAVAILABLE' }, NOW, 0.5);
    expect(state).toMatchObject({ faultCode: 'INVALID_CREDENTIALS', nextAttemptAt: null });
  });

  it('without an energy account is looked at again the next day', () => {
    const state = afterFault(unchecked(NOW), { code: 'NO_ACCOUNTS_FOUND' }, NOW, 0.5);
    expect(later(state)).toBe(24 * HOUR);
  });

  it('is FAILING from the moment its credentials expire, whatever it was before', () => {
    const account = { ...afterSuccess(NOW, 0.5), expiryDate: NOW };
    expect(shownStatus(account, new Date(NOW.getTime() - 1)).status).toBe('PASSING');
    const shown = shownStatus(account, NOW);
    expect(shown.status).toBe('FAILING');
    expect(shown.reason).toMatch(/^CREDENTIALS_EXPIRED: \S/);
    expect(shown.detail).toMatchObject({ code: 'CREDENTIALS_EXPIRED', nextAttemptAt: null });
  });

  it.each(FAULT_CODES)('says %s at the beginning of its reason', (code) => {
    let state = unchecked(NOW);
    for (let i = 0; i < FAULTS_TO_FAIL; i += 1) state = afterFault(state, { code }, NOW, 0.5);
    expect(shownStatus({ ...state, expiryDate: null }, NOW).reason).toMatch(new RegExp(`^${code}: \\S`));
    expect(state.nextAttemptAt === null).toBe(!isPassing(code) && code !== 'NO_ACCOUNTS_FOUND');
  });
});
