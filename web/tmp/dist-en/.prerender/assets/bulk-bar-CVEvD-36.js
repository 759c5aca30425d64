globalThis.lazySources.push('src/features/user-admin/bulk/bulk-bar.tsx');
import { r as toFilter, s as exportSelection, u as startBulk } from './users-page-By-n785E.js';
import { a as useExportSelection, t as bulk_module_default } from './bulk.module-DQC0lK9B.js';
import { a as messages, c as useExportUsers } from './user-badges-C0-JeH98.js';
import { F as errorText } from '../entry.mjs';
import { n as mayCall, t as may } from './may-call-CsvnxYuh.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { ActionIcon, Button } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconMailCheck from '@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
// web/src/features/user-admin/bulk/bulk-bar.tsx
var actions = [
  ['activate', IconPlayerPlay],
  ['deactivate', IconPlayerPause],
  ['verify', IconMailCheck],
];
/** The actions for the selected users; shown while there are any. */
function BulkBar({ selecting, search, total, onAction }) {
  const { bulk: m, filters } = messages;
  const session = useSession();
  const { selection, selectAll, clear } = selecting;
  const exportAll = useExportUsers();
  const exportSome = useExportSelection();
  const exporting = selection.all ? exportAll : exportSome;
  const file = `${filters.exportName}.csv`;
  const count = selection.all ? total : selection.ids.size;
  if (count === 0) return null;
  const tooMany = !selection.all && count > 1e3;
  const offered = actions.filter(
    ([action]) =>
      mayCall(session, startBulk) && (action !== 'verify' || may(session, 'verifyEmail')),
  );
  return /* @__PURE__ */ jsxs('section', {
    className: `row wrap justify-center border-line rounded-lg bg-raised shadow-3 text-sm gap-1-by-2 ${bulk_module_default.bar}`,
    'aria-label': m.bar,
    children: [
      /* @__PURE__ */ jsx('output', {
        className: 'bold tabular',
        children: m.selected(count),
      }),
      !selection.all &&
        total > count &&
        /* @__PURE__ */ jsx('button', {
          type: 'button',
          className: 'border-0 bg-none ink semibold clickable px-1 underline min-h-32',
          onClick: selectAll,
          children: m.all(total),
        }),
      tooMany && /* @__PURE__ */ jsx('span', { children: m.tooMany(1e3) }),
      offered.map(([action, Icon]) =>
        /* @__PURE__ */ jsx(
          Button,
          {
            variant: 'subtle',
            color: 'gray',
            size: 'compact-sm',
            leftSection: /* @__PURE__ */ jsx(Icon, {
              size: 16,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            disabled: tooMany,
            onClick: () => onAction(action),
            children: m.actions[action],
          },
          action,
        ),
      ),
      mayCall(session, exportSelection) &&
        /* @__PURE__ */ jsx(Button, {
          variant: 'subtle',
          color: 'gray',
          size: 'compact-sm',
          leftSection: /* @__PURE__ */ jsx(IconDownload, {
            size: 16,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          disabled: tooMany || exporting.isPending,
          onClick: () =>
            selection.all
              ? exportAll.mutate({
                  filter: toFilter(search),
                  file,
                })
              : exportSome.mutate({
                  ids: [...selection.ids],
                  file,
                }),
          children: m.export,
        }),
      exporting.error &&
        /* @__PURE__ */ jsx('span', {
          role: 'alert',
          children: errorText(exporting.error),
        }),
      /* @__PURE__ */ jsx(ActionIcon, {
        variant: 'subtle',
        color: 'gray',
        'aria-label': m.clear,
        title: m.clear,
        onClick: clear,
        children: /* @__PURE__ */ jsx(IconX, {
          size: 16,
          stroke: 1.75,
        }),
      }),
    ],
  });
}
export { BulkBar };
