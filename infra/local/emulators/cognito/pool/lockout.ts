import { notAuthorized } from "./errors.ts";

const failuresBeforeLock = 5;
const longestLockSeconds = 900;
const forgivenAfterMilliseconds = 15 * 60_000;

/** Locks accounts temporarily after wrong passwords. A key is a user, or a name that does not exist. */
export interface Lockout {
  refuseWhileLocked(key: string): void;
  failed(key: string): void;
  succeeded(key: string): void;
}

interface Attempts {
  failures: number;
  lockedUntil: number;
  lastAt: number;
}

/** The lock time in seconds after a number of wrong passwords: 1 s after the fifth, doubled by each further one. */
export function lockSeconds(failures: number): number {
  return failures < failuresBeforeLock ? 0 : Math.min(2 ** (failures - failuresBeforeLock), longestLockSeconds);
}

/** The backoff that AWS documents. The count resets 15 minutes after the last attempt or lock, whichever is later. */
export function lockout(now: () => number): Lockout {
  const attempts = new Map<string, Attempts>();
  return {
    refuseWhileLocked(key) {
      const past = attempts.get(key);
      if (past === undefined) return;
      if (now() >= Math.max(past.lockedUntil, past.lastAt) + forgivenAfterMilliseconds) attempts.delete(key);
      past.lastAt = now();
      if (now() < past.lockedUntil) throw notAuthorized("Password attempts exceeded");
    },
    failed(key) {
      const failures = (attempts.get(key)?.failures ?? 0) + 1;
      attempts.set(key, { failures, lockedUntil: now() + lockSeconds(failures) * 1000, lastAt: now() });
    },
    succeeded(key) {
      attempts.delete(key);
    },
  };
}
