import "../without-eval.ts";
import { putRight } from "../../shared/schedule/stripboard/put-right.ts";
import { answerQuestions } from "../ask-worker.ts";
import type { RightingQuestion } from "./put-right-aside.ts";

answerQuestions(({ board, sheet, today }: RightingQuestion) => putRight(board, sheet, today));
