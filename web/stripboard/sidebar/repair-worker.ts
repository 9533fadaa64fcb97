import "../../worker/zod-jitless.ts";
import { repairBoard } from "../../../shared/schedule/stripboard/repair/repair-board.ts";
import { serveWorker } from "../../worker/worker-client.ts";
import type { RepairQuestion } from "./repair-worker-client.ts";

serveWorker(({ board, sheet, today }: RepairQuestion) => repairBoard(board, sheet, today));
