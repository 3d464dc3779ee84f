/** One company in this many of a group may come from the same source. */
export const ONE_IN = 5;

/** Where a company comes from, as far as is known; null says nothing. */
export interface Sources {
  /** The network that it registered from. */
  network: string | null;
  /** The domain of its owner's address. */
  domain: string | null;
}

/**
 * The companies that make up a group of strangers, earlier ones first: at most one in five of them comes from the same network, or from the
 * same domain. So a person who creates companies makes up only a small part of a group.
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
