/**
 * What is loaded together, most general first. A group includes what its files import, unless an earlier group has
 * it. Without groups a page is dozens of files of a few hundred bytes.
 */
const groups: Record<string, string[]> = {
  fields: [
    'components/(?:Button|Input|InputBase|TextInput)/',
    'styles/Button\\.layer',
    'src/lib/calls/stale-data',
    'src/ui/(?:fields/(?:check-field|code-field|email-field|password-field|switch)|pages/(?:column|text-link)|dialogs/dialog-footer|states/query-state)',
    'use-merged-ref',
    'src/ui/dialogs/use-kept-focus',
    'IconChevronDown',
  ],
  'signed-in': [
    'src/ui/(?:pages/links|dialogs/popover|lists/status-badge)',
    'IconCrown',
    'src/app/(?:keep-focus|layout/headers/menu-icon)',
    // Staff need these parts of the members' notices.
    'contract/src/(?:desk/(?:outcomes|reject-reasons|sanctions)|reports/outcomes|user-admin/bulk-actions)',
    'nfiniteQuery',
    'Icon(?:Bookmark|Clock|Dots|Flag|MapPin|Plus|Search|User)\\.',
    'contract/src/(?:live|members|names|profiles/limits)\\.ts',
    'src/lib/(?:live/|breakpoints|shared-state|formats/place)',
    'texts/\\w+/place-name',
    'src/ui/pages/panel',
    'src/api/(?:follow|show-presence|watch-kept)',
    'src/lib/(?:keys/(?:is-send-chord|watch-field)|push/service-worker|facts/short-id|failures/watch-late)',
  ],
  // What only the list of notices and its settings read.
  notices: [
    'contract/src/texts/\\w+/(?:notices/|notice-s|reject-reasons)',
    'contract/src/(?:notices/all-kinds|(?:accounts|chat|desk|fraud-warnings|likes|premium|reports|saved-searches|user-admin)/notices)\\.ts',
  ],
  // Long lists of words, which few pages show.
  words: ['contract/src/profiles/(?:interests|prompts)'],
  member: [
    'src/widgets/paywall/paywall\\.tsx',
    'src/features/notices/bell',
    'src/texts/\\w+/notices\\.ts',
    'src/app/layout/headers/(?:account-menu|tab-bar|member-icons)',
    'src/app/layout/moments/(?:moments|use-push-offer)',
    'src/api/match-moment',
    'src/features/likes/counts',
    'src/api/(?:blocks|profiles)\\.ts',
    'contract/src/discovery/filters',
    'src/lib/unsent/unsent-queue',
    'src/lib/(?:facts/(?:photos-of|question-stem)|formats/(?:use-)?distances)',
    'src/texts/\\w+/distances',
  ],
  // What pages with people and profiles say, also those of staff.
  'people-words': ['src/texts/\\w+/(?:likes|person)\\.ts'],
  'profile-words': ['src/texts/\\w+/profiles\\.ts'],
  'personal-data': [
    'src/texts/\\w+/personal-data',
    'src/api/personal-data\\.ts',
    'contract/src/personal-data/(?:archives|leaving)',
  ],
  forms: [
    'contract/src/accounts/credentials',
    'src/lib/(?:use-api-form|failures/(?:field-rules|field-errors)|sessions/provider-visit)',
    'src/texts/\\w+/consent',
    'src/ui/(?:fields/submit-button|dialogs/use-first-field)',
  ],
  // Long lists of words for decisions, which open with them.
  categories: ['contract/src/desk/categories'],
  // What reports are about, also where someone writes one.
  reports: [
    'contract/src/(?:reports/(?:reasons|report-types)|texts/\\w+/report-reasons)',
    'src/texts/\\w+/report-words',
  ],
  // Pieces that several pages of the desk read.
  desk: [
    'src/features/desk/name-of',
    'contract/src/desk/(?:decisions|placeholders|texts)\\.ts',
    'contract/src/user-admin/notes',
    'IconMinus\\.',
  ],
  dialog: ['src/ui/dialogs/dialog'],
  settings: [
    'src/features/settings/(?!second-factor|staff|rows/leave-|forms/(?:leave-|break-dialog|remove-)|delivery)',
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
