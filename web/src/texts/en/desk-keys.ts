import { sanctionKinds, sanctions } from '@kindred/contract/desk/sanctions';
import { decisionTexts } from '@kindred/contract/texts/en/decisions';

const sanctionKeys = sanctions.flatMap((sanction) => {
  const { key } = sanctionKinds[sanction];
  return key ? [[key.toUpperCase(), decisionTexts[sanction].start] as const] : [];
});

export const messages = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  /** Keys that belong together, in the order in which a case is worked on. */
  groups: [
    [
      'Queue',
      [
        ['J, K', 'Next case, previous case'],
        ['/', 'Filters'],
      ],
    ],
    [
      'Evidence',
      [
        ['V', 'Show blurred photos'],
        ['1–9', 'All reports of a group'],
        ['L', 'Danger to life'],
      ],
    ],
    [
      'Decision',
      [
        ['D', 'Dismiss or resolve'],
        ...sanctionKeys,
        ['Enter', 'Confirm'],
        ['Ctrl+Enter', 'Confirm or send from a field'],
        ['U', 'Undo'],
      ],
    ],
    [
      'Team',
      [
        ['A', 'Assign to me, take over'],
        ['E', 'Escalate'],
        ['R', 'Reply'],
        ['N', 'Note'],
      ],
    ],
    [
      'Everywhere',
      [
        ['Esc', 'Leave a field, then cancel'],
        ['Ctrl+K', 'Pages, commands and people'],
        ['?', 'This list'],
      ],
    ],
  ] as readonly (readonly [
    group: string,
    keys: readonly (readonly [keys: string, what: string])[],
  ])[],
};
