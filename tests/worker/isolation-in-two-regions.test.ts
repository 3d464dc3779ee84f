import { vi } from "vitest";
import { twoRegions } from "../support/regions";
import { describeIsolation } from "./isolation/suite";

/** The route table is read as it is; only the helpers it is written with need Node. */
vi.mock("@remix-run/route-config", () => import("../support/route-config"));

describeIsolation(twoRegions);
