import type { OwnUser } from '@kindred/contract/members';
import type { ProfileChange } from '@kindred/contract/profiles';
import { offeredKeys } from '@kindred/contract/site/catalog-choices';
import type { CatalogName } from '@kindred/contract/site/catalogs';
import type { SiteDocument } from '@kindred/contract/site/document';
import { toFieldError } from '../../errors.ts';
import { invalidFields } from '../../platform/http/input/validation.ts';

/** A retired interest or prompt stays with those who have it, and no one else can choose it. */
export function refuseNotOffered(
  { catalogs }: SiteDocument,
  before: Pick<OwnUser, 'interests' | 'prompts'>,
  { interests = [], prompts = [] }: ProfileChange,
) {
  const faultsIn = (
    catalog: CatalogName,
    had: readonly string[],
    chosen: readonly { readonly key: string; readonly field: string }[],
  ) => {
    if (chosen.length === 0) return [];
    const offered = offeredKeys(catalog, catalogs);
    const allowed = new Set([...offered, ...had]);
    return chosen
      .filter(({ key }) => !allowed.has(key))
      .map(({ field }) =>
        toFieldError(field, { code: 'not_listed', params: { allowed: [...allowed] } }),
      );
  };
  const faults = [
    ...faultsIn(
      'interests',
      before.interests,
      interests.map((key, index) => ({ key, field: `interests.${index}` })),
    ),
    ...faultsIn(
      'prompts',
      before.prompts.map(({ prompt }) => prompt),
      prompts.map(({ prompt: key }, index) => ({ key, field: `prompts.${index}.prompt` })),
    ),
  ];
  if (faults.length > 0) throw invalidFields(faults);
}
