/**
 * What is loaded together, most general first. A group includes what its files import, unless an earlier group has
 * it. Without groups a page is dozens of files of a few hundred bytes.
 */
const groups: Record<string, string[]> = {
  fields: [
    'src/ui/fields/(?:field|text-field)',
    'src/ui/buttons/',
    'src/lib/(?:calls/stale-data|say\\.)',
    // The office of the site reads it, too, and has no other part of forms.
    'src/lib/failures/field-errors\\.',
    'src/ui/(?:fields/(?:check-field|code-field|email-field|password-field|switch)|pages/(?:column|text-link)|dialogs/dialog-footer|states/query-state)',
    'use-merged-ref',
    'src/ui/dialogs/use-kept-focus',
    'IconChevronDown',
  ],
  'signed-in': [
    'src/ui/(?:pages/links|dialogs/(?:popover|use-menu-button)|lists/status-badge)',
    'IconCrown',
    'src/app/(?:keep-focus|layout/headers/menu-icon)',
    // Staff need these parts of the members' notices.
    'contract/src/(?:desk/(?:outcomes|reject-reasons|sanctions)|reports/outcomes|user-admin/bulk-actions)',
    'nfiniteQuery',
    'Icon(?:Bookmark|Clock|Dots|Flag|MapPin|Plus|Search|User)\\.',
    'contract/src/(?:live|members|names|profiles/(?:choice-keys|limits))\\.ts',
    'src/lib/facts/own-choice-name',
    'src/lib/(?:live/|breakpoints|shared-state|formats/place)',
    'contract/src/texts/name-places',
    'src/texts/(?:key-names|place-names)',
    'src/ui/pages/panel',
    'src/api/(?:follow|show-presence|watch-kept)',
    'src/lib/(?:keys/(?:is-send-chord|watch-field)|push/service-worker|facts/short-id)',
  ],
  // What only the list of notices and its settings read.
  notices: [
    'src/texts/(?:notice-s|reject-reasons)',
    'contract/src/(?:notices/all-kinds|(?:accounts|chat|desk|fraud-warnings|likes|premium|reports|saved-searches|user-admin)/notices)\\.ts',
  ],
  // Long lists of words, which few pages show.
  words: ['src/texts/(?:interests|prompts)'],
  // What an owner adds to and members choose from.
  choices: ['contract/src/profiles/(?:interests|prompts)\\.'],
  member: [
    'src/widgets/(?:paywall/paywall|people/name-and-age)\\.tsx',
    'src/features/notices/bell',
    'src/texts/notices\\.ts',
    'src/app/layout/headers/(?:account-menu|tab-bar|member-icons)',
    'src/app/layout/moments/(?:moments|use-push-offer)',
    'src/api/match-moment',
    'src/features/likes/counts',
    'src/api/(?:blocks|notice-settings|profiles)\\.ts',
    'contract/src/discovery/filters',
    'src/lib/unsent/unsent-queue',
    'src/lib/(?:facts/(?:photos-of|question-stem)|formats/(?:use-)?distances)',
    'src/texts/distances',
  ],
  // What pages with people and profiles say, also those of staff.
  'people-words': ['src/texts/(?:likes|person)\\.ts'],
  'profile-words': ['src/texts/profiles\\.ts', 'src/lib/facts/(?:choice-names|offered-choices)'],
  'personal-data': [
    'src/texts/personal-data',
    'src/api/personal-data\\.ts',
    'contract/src/personal-data/(?:archives|leaving)',
  ],
  forms: [
    'contract/src/accounts/credentials',
    'src/lib/(?:use-api-form|failures/field-rules|sessions/provider-visit)',
    'src/texts/consent',
    'src/ui/(?:fields/submit-button|dialogs/use-first-field)',
  ],
  // Long lists of words for decisions, which open with them.
  categories: ['contract/src/desk/categories'],
  // What reports are about, also where someone writes one.
  reports: [
    'contract/src/reports/(?:reasons|report-types)',
    'src/texts/(?:problem-types|report-(?:reasons|words))',
  ],
  // Members have it too: a group of its own, so that no larger one includes it.
  switches: ['src/lib/remembered-switch', 'src/widgets/evidence/photo-cover'],
  // What each page of the team has around it.
  staff: ['src/app/layout/(?:commands/command-button|banners/late-failures)'],
  // The menu of the team and its pages show these.
  'staff-icons': ['Icon(?:ColorSwatch|History|Users)\\.'],
  // Pieces of the lists that staff read.
  'staff-lists': ['src/api/use-poll-parameter', 'src/widgets/list-toolbar/list-toolbar\\.module'],
  // Pieces that several pages of the desk read.
  desk: [
    'src/features/desk/(?:name-of|decide/(?:claims-of-decision|defaults))',
    'src/api/desk/(?:cases|texts)',
    'src/lib/facts/report-reasons',
    'src/texts/(?:decisions|placeholders|senders)',
    'src/features/desk/(?:case/(?:case\\.module|evidence-of|more-of-report|replies)|texts/filled-text)',
    'contract/src/desk/(?:decisions|placeholders|texts|version-for)\\.ts',
    'contract/src/user-admin/notes',
    'IconMinus\\.',
  ],
  // A field for long texts with the rest of its room.
  textarea: ['components/Textarea/'],
  'long-text': ['src/ui/fields/(?:long-text|text-limit|use-text-limit)'],
  dialog: ['src/ui/dialogs/dialog'],
  settings: [
    'src/features/settings/(?!second-factor|staff|agree|rows/leave-|forms/(?:leave-|break-dialog|remove-)|delivery)',
  ],
};

const names = Object.keys(groups);

export const chunkGroups = [
  { name: 'initial', tags: ['$initial' as const], priority: names.length + 1 },
  ...names.map((name, index) => ({
    name,
    test: new RegExp((groups[name] ?? []).join('|').replaceAll('/', '[\\\\/]')),
    priority: names.length - index,
  })),
];
