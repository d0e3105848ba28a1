/** A running service process and how to talk to it. */
export interface RunningService {
  url: string;
  token: string;
  clientId: string;
  clientSecret: string;
  pid: number;
  dataDir: string;
  readyMs: number;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; body: any }>;
  output(): string;
  stop(): Promise<void>;
}

export function startService(env?: Record<string, string>): Promise<RunningService>;
