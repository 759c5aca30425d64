/** A setting of a member, which is on or off and is stored in the profile. */
interface Setting {
  /** The value for members who never changed it, and the default of the column. */
  readonly default: boolean;
  /** The column of `profile`. */
  readonly column: string;
  /** What changes it: the settings page, the profile, or the service alone. */
  readonly changedBy: 'settings' | 'profile' | 'service';
  /** The group of the settings page that shows it. The order is that of these entries. */
  readonly section?: SettingSection;
  /** The right that turning it on takes. */
  readonly right?: 'incognito';
  /** Whether staff see it with the account; the member always does. Others see only what it does. */
  readonly seenByStaff?: true;
  /** The description for the documents of the API, if the name does not say enough. */
  readonly description?: string;
}

export type SettingSection = 'privacy' | 'leaving';

const define = <const S extends Readonly<Record<string, Setting>>>(
  settings: S & {
    readonly [K in keyof S]: S[K] extends { readonly changedBy: 'settings' }
      ? { readonly section: SettingSection }
      : { readonly section?: never };
  },
): S => settings;

/** Every setting of a member. Storage, API, export and the settings page follow from this. */
export const memberSettings = define({
  showLastActive: {
    default: true,
    column: 'show_last_active',
    changedBy: 'settings',
    section: 'privacy',
    seenByStaff: true,
  },
  showDistance: {
    default: true,
    column: 'show_distance',
    changedBy: 'settings',
    section: 'privacy',
  },
  incognito: {
    default: false,
    column: 'incognito',
    changedBy: 'settings',
    section: 'privacy',
    right: 'incognito',
    description: 'Only people the member liked can find the profile',
  },
  paused: {
    default: false,
    column: 'paused',
    changedBy: 'settings',
    section: 'leaving',
  },
  incognitoEnded: {
    default: false,
    column: 'incognito_ended',
    changedBy: 'service',
    description: 'Incognito ended with premium, which paused the profile',
  },
  bothWays: {
    default: true,
    column: 'both_ways',
    changedBy: 'profile',
    description: 'Leave out people who are looking for someone else',
  },
});

type Settings = typeof memberSettings;
export type SettingName = keyof Settings;
type NamesWith<Quality> = {
  [K in SettingName]: Settings[K] extends Quality ? K : never;
}[SettingName];

/** Those that the settings page changes. */
export type SwitchName = NamesWith<{ readonly changedBy: 'settings' }>;
export type StaffSettingName = NamesWith<{ readonly seenByStaff: true }>;

export const settingNames = Object.keys(memberSettings) as SettingName[];
export const settingOf = (name: SettingName): Setting => memberSettings[name];
export const switchNames = settingNames.filter(
  (name): name is SwitchName => settingOf(name).changedBy === 'settings',
);
export const staffSettingNames = settingNames.filter(
  (name): name is StaffSettingName => settingOf(name).seenByStaff === true,
);
