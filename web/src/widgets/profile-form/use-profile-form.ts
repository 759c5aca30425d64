import { useState } from 'react';
import type { OwnProfile } from '../../api/accounts/own-profile.ts';
import { useCompleteProfile, useSaveProfile } from '../../api/profiles.ts';
import { isUnderAge } from '../../lib/facts/birth-date.ts';
import { keepDraft, readDraft } from '../../lib/unsent/kept-drafts.ts';
import { staleData } from '../../lib/calls/stale-data.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import type { Conflicts } from './conflicts-alert.tsx';
import { findConflicts } from './profile-conflicts.ts';
import { type Group, type ProfileDraft, changes, fieldsOf, toDraft } from './profile-draft.ts';
import { rules } from './profile-rules.ts';

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** The form's names for fields that have another name in the request. */
const renamed: Record<string, keyof ProfileDraft> = {
  'lookingFor.genders': 'sought',
  'lookingFor.minAge': 'minAge',
  'lookingFor.maxAge': 'maxAge',
  'lookingFor.maxDistance': 'maxDistance',
  'lookingFor.bothWays': 'bothWays',
  'lookingFor.dealBreakers': 'dealBreakers',
  'location.city': 'city',
  'location.country': 'city',
};

interface Options {
  groups: readonly Group[];
  own: OwnProfile;
  onDone: () => void;
  /** Stores the typed values under this name until they are saved. */
  keepAs?: string;
  /** Asks the server whether the profile is complete with it. */
  complete?: boolean;
}

/** Edits groups of fields, and lists what was changed elsewhere since. */
export function useProfileForm({ groups, own, onDone, keepAs, complete = false }: Options) {
  const owner = own.user._id;
  const save = useSaveProfile();
  const finish = useCompleteProfile();
  const { mutateAsync } = complete ? finish : save;
  const [base, setBase] = useState(own);
  const [conflicts, setConflicts] = useState<Conflicts | null>(null);
  const [underAge, setUnderAge] = useState(false);
  const asksBirthDate = groups.includes('about') && own.user.dateOfBirth === null;
  const endsAccount = ({ dateOfBirth }: ProfileDraft) => asksBirthDate && isUnderAge(dateOfBirth);
  const fields: readonly string[] = groups.flatMap((group) => fieldsOf[group]);
  const form = useApiForm<ProfileDraft>({
    initialValues: { ...toDraft(own.user), ...(keepAs && readDraft(owner, keepAs)) },
    validate: (draft) => ({
      ...merged(groups.map((group) => rules[group](draft))),
      // Asked first, below: the server keeps no account of a person under age.
      ...(endsAccount(draft) && { dateOfBirth: null }),
    }),
    fieldOf: (field) => {
      const name = renamed[field] ?? field.split('.')[0];
      return fields.includes(name ?? '') ? name : undefined;
    },
    onValuesChange: (draft) => {
      const typed = Object.entries(draft).filter(([field]) => fields.includes(field));
      if (keepAs) keepDraft(owner, keepAs, Object.fromEntries(typed));
    },
    submit: async (draft) => {
      if (endsAccount(draft)) setUnderAge(true);
      else await saveDraft(draft);
    },
  });

  async function saveDraft(draft: ProfileDraft) {
    // Something else may have been saved since the form opened, such as a photo.
    if (own.version === base.version || !findsConflict(draft, base, own)) await send(draft, own);
  }

  /** Whether these fields have another value now, which the member is then told. */
  function findsConflict(draft: ProfileDraft, was: OwnProfile, now: OwnProfile) {
    const { user } = now;
    const changed = groups.flatMap((group) => findConflicts(group, was.user, user, draft));
    setBase(now);
    setConflicts(changed.length > 0 ? { fields: changed, user } : null);
    return changed.length > 0;
  }

  async function send(draft: ProfileDraft, on: OwnProfile): Promise<void> {
    setConflicts(null);
    try {
      const body = merged(groups.map((group) => changes[group](draft)));
      await mutateAsync({ body, version: on.version });
    } catch (error) {
      const now = staleData<OwnProfile>(error);
      if (!now) throw error;
      // If only other fields were changed since, there is nothing to decide.
      if (!findsConflict(draft, on, now)) await send(draft, now);
      return;
    }
    if (keepAs) keepDraft(owner, keepAs, null);
    onDone();
  }

  return {
    ...form,
    conflicts,
    /** The member has typed a date of birth that ends their account, and is asked whether it is right. */
    underAge,
    onUnderAge: (right: boolean) => {
      setUnderAge(false);
      if (right) void form.attempt(() => saveDraft(form.getValues()));
    },
  };
}

const merged = <T extends object>(parts: T[]) => Object.assign({}, ...parts) as T;
