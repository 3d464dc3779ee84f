/** Whose report it is, in tests of what a report says. It is the company's first. */
export const reportProfile = (company: string) => ({
  company,
  registrationNumber: "2014/1",
  username: "Thandi",
  email: "t@x.example",
  industry: "Food",
  peerIndustry: "Food",
  country: "South Africa",
  state: "Gauteng",
  city: null,
  timeZone: "Africa/Johannesburg",
  previousSubmissionOn: null,
  previousResult: null,
});
