/** Of so many companies of a group one may stem from a source that others stem from too. */
export const ONE_IN = 5;

/** Where a company comes from, as far as it can be told; null says nothing. */
export interface Sources {
  /** The network from which it registered. */
  network: string | null;
  /** The domain of its owner's address. */
  domain: string | null;
}

/**
 * Of these companies those that make a group of strangers, earlier ones first: no more than one in five of them comes from one network, or
 * from one domain. So whoever makes companies of its own makes few of a group.
 */
export function strangersOf<T extends Sources>(companies: readonly T[]): T[] {
  let most = Math.floor(companies.length / ONE_IN);
  while (most > 0) {
    const taken = takeOfEach(companies, most);
    const fits = Math.floor(taken.length / ONE_IN);
    if (fits >= most) return taken;
    most = fits;
  }
  return [];
}

function takeOfEach<T extends Sources>(companies: readonly T[], most: number): T[] {
  const taken = { network: new Map<string, number>(), domain: new Map<string, number>() };
  const countOf = (company: T, by: keyof Sources) => taken[by].get(company[by] ?? "") ?? 0;
  return companies.filter((company) => {
    if (countOf(company, "network") >= most || countOf(company, "domain") >= most) return false;
    for (const by of ["network", "domain"] as const) {
      const source = company[by];
      if (source !== null) taken[by].set(source, countOf(company, by) + 1);
    }
    return true;
  });
}
