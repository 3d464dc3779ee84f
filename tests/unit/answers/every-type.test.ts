import { expect, it } from "vitest";
import { catalogueSchema } from "~/domain/catalogue/catalogue";
import { TEST_QUESTIONNAIRE } from "../../support/questionnaire";

it("the tests' questionnaire is one that could be published", () => {
  expect(catalogueSchema.parse(JSON.parse(JSON.stringify(TEST_QUESTIONNAIRE)))).toEqual(TEST_QUESTIONNAIRE);
});
