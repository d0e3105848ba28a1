export interface KrakenStubStats {
  requests: number;
  /** Logins by password, by email. */
  logins: Record<string, number>;
  refreshes: Record<string, number>;
  /** Requests that were refused because they came too fast. */
  rateLimited: number;
  largestFirst: number;
  files: number;
  authorization: ('JWT' | 'bare')[];
}

export interface KrakenStub {
  url: string;
  stats: KrakenStubStats;
  close(): Promise<void>;
}

export function startKrakenStub(options?: {
  port?: number;
  requestsPerSecond?: number;
  slowMs?: number;
}): Promise<KrakenStub>;
