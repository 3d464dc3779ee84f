import { LEVEL_TEXTS as READINESS_TEXTS } from "../readiness/levels";
import type { Catalogue } from "./authoring";

/** The levels are called alike in every questionnaire. */
const { laggard, beginner, intermediate, advanced, leader } = READINESS_TEXTS;

export const LEVEL_TEXTS: Catalogue["levels"] = {
  laggard: {
    name: laggard.name,
    tooltip: { en: "Climate is not managed yet." },
    overall: {
      en: "SME X does not manage its effect on the climate yet. Most is still to be done in “DIMENSION X”. The company’s strength is that it has looked honestly at its starting point and now knows what is asked of it. As a next step, name one person in charge, collect twelve months of energy bills and list the first risks and savings.",
    },
  },
  beginner: {
    name: beginner.name,
    tooltip: { en: "The company is aware of climate matters and has its first data." },
    overall: {
      en: "SME X is aware of its effect on the climate and has begun to collect data. The greatest gap is in “DIMENSION X”. The company’s strength is that work has begun, and that it can grow from what is already there. As a next step, sign a short climate policy, calculate the emissions of a full year and choose three measures that cost nothing.",
    },
  },
  intermediate: {
    name: intermediate.name,
    tooltip: { en: "Scope 1 and 2 are measured, and first actions have begun." },
    overall: {
      en: "At SME X, climate work has moved from awareness to figures and first actions. There is most to gain in “DIMENSION X”. The company’s strength is that it can already show buyers and banks what it measures and what it does. As a next step, approve a target with a base year, rate the climate risks and bring suppliers and products into the plan.",
    },
  },
  advanced: {
    name: advanced.name,
    tooltip: { en: "Targets, governance and steps with suppliers are in place." },
    overall: {
      en: "SME X steers its climate work with targets and clear responsibilities, and has begun to bring suppliers along. “DIMENSION X” still lags behind the rest. The company’s strength is steady work, with figures that hold up when a buyer or lender asks. As a next step, put the largest reductions into the investment plan, have the figures verified and look for green finance.",
    },
  },
  leader: {
    name: leader.name,
    tooltip: { en: "Progress is verified, and the transition leads the strategy." },
    overall: {
      en: "SME X has made the move to a low-carbon economy part of its strategy and can prove its progress. “DIMENSION X” is where a step back would show first. The company’s strength is that decisions, figures and finance point the same way. As a next step, maintain this level, have the report assured by an independent party and mentor suppliers who follow the same path.",
    },
  },
};
