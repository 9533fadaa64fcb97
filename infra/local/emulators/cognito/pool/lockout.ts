import { notAuthorized } from "./errors.ts";

const patience = 5;
const longestLockSeconds = 900;
const forgivenAfterMilliseconds = 15 * 60_000;

/** Keeps guessers of passwords waiting. A key stands for a user, or for a name that no user has. */
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

/** How long a user waits after so many wrong passwords: 1 s after the fifth, then twice as long each time. */
export function lockSeconds(failures: number): number {
  return failures < patience ? 0 : Math.min(2 ** (failures - patience), longestLockSeconds);
}

/** The curve that AWS documents; a quarter of an hour without an attempt, the lock being over, forgives all. */
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
