import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context as HonoContext } from "hono";
import { findTopic } from "~/domain/catalogue/lookup";
import type { AnswerMap } from "~/domain/progress/answers";
import type { SignedInEnv } from "~/features/api/env";
import { answers, jsonBody, listOf, ok, pageOf, pageQuery } from "~/features/api/envelope";
import { ApiError, invalid, refused } from "~/features/api/errors";
import { bearer } from "~/features/api/middleware.server";
import type { TextKey } from "~/features/api/texts.server";
import { saveByCall } from "./answer-call.server";
import { getCurrentCatalogue } from "./catalogue.server";
import {
  answerRequest,
  dimensionSchema,
  indicatorSchema,
  listIndicators,
  questionItemSchema,
  sectionSchema,
  toDimension,
  toQuestionItems,
  toSection,
} from "./contract";
import { listAssessments, type OpenedAssessment, openAssessment } from "./queries.server";
import { startAssessment } from "./start.server";
import { submissionSchema, toSubmission } from "./submission-contract";
import { submitAssessment } from "./submit.server";
