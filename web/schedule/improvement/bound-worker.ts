import "../../worker/zod-jitless.ts";
import { solveShoot } from "../../../shared/schedule/optimise/solve.ts";
import { serveWorker } from "../../worker/worker-client.ts";
import type { BoundRequest } from "./bound-worker-client.ts";

serveWorker(({ shoot, milliseconds }: BoundRequest, tell: (bound: number) => void) => {
  const began = performance.now();
  const spent = () => Math.min(1, (performance.now() - began) / milliseconds);
  let best = 0;
  const raise = (bound: number) => {
    if (bound <= best) return;
    best = bound;
    tell(bound);
  };
  const answer = solveShoot(shoot, {
    budget: { spent, expired: () => spent() >= 1 },
    onProgress: ({ bound }) => raise(bound),
  });
  return answer.status === "infeasible" ? best : answer.bound;
});
