import { useState } from 'react';
import type { OwnProfile } from '../../api/accounts/own-profile.ts';
import { useSaveProfile } from '../../api/profiles.ts';
import { staleData } from '../../lib/stale-data.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { describeConflict, findConflicts } from './profile-conflicts.ts';
import { type Group, type ProfileDraft, changes, toDraft } from './profile-draft.ts';
import { rules } from './profile-rules.ts';

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** The form's names for fields that have another name in the request. */
const renamed: Record<string, keyof ProfileDraft> = {
  'lookingFor.genders': 'sought',
  'lookingFor.minAge': 'minAge',
  'lookingFor.maxAge': 'maxAge',
  'lookingFor.maxDistance': 'maxDistance',
  'location.city': 'city',
  'location.country': 'city',
};

/** Edits one group of fields, and lists what was changed elsewhere meanwhile. */
export function useProfileForm(group: Group, own: OwnProfile, onDone: () => void) {
  const { mutateAsync } = useSaveProfile();
  const [base, setBase] = useState(own);
  const [conflicts, setConflicts] = useState<string[]>([]);
  const form = useApiForm<ProfileDraft>({
    initialValues: toDraft(own.user),
    validate: (draft) => rules[group](draft),
    fieldOf: (field) => renamed[field] ?? field.split('.')[0],
    submit: (draft) => save(draft, base),
  });

  async function save(draft: ProfileDraft, on: OwnProfile): Promise<void> {
    setConflicts([]);
    try {
      await mutateAsync({ body: changes[group](draft), version: on.version });
      onDone();
    } catch (error) {
      const now = staleData<OwnProfile>(error);
      if (!now) throw error;
      const found = findConflicts(group, on.user, now.user, draft);
      setBase(now);
      setConflicts(found.map((field) => describeConflict(field, now.user)));
      // Only other fields were changed meanwhile, so there is nothing to decide.
      if (found.length === 0) await save(draft, now);
    }
  }

  return { ...form, conflicts };
}
