import type { Case } from '@kindred/contract/desk';
import type { Refusal } from '@kindred/contract/reports/picture-refusals';
import { IconPhotoOff } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { messages as m } from '#texts/desk-requests.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import { useShortcuts } from '../../../widgets/shortcuts/use-shortcuts.ts';
import { openReports } from '../decide/defaults.ts';
import type { Draft } from '../decide/draft.ts';
import type { CaseWork } from '../decide/use-case-work.ts';
import { RequestBox } from './request-box.tsx';

export { DueMark } from './due-mark.tsx';

interface Props {
  found: Case;
  work: CaseWork;
  onChange: (change: Draft) => void;
}

const options = [
  { value: '', label: m.choose },
  // The list of the contract would be loaded with every case.
  ...(Object.keys(m.refusals) as Refusal[]).map((value) => ({
    value,
    label: m.refusals[value],
  })),
];

/** The requests of a case to remove an intimate picture: their clock, who asks, and the two ways to decide. */
export function Requests({ found, work, onChange }: Props) {
  const { maySanction, mayDecide, filled, choose, dismiss } = work;
  const requests = openReports(found).flatMap(({ request, ...report }) =>
    request ? [{ report, request }] : [],
  );
  const mayRemove = maySanction && (found.person?.photos.length ?? 0) > 0;
  const remove = () => choose('remove-photo');
  useShortcuts({ p: mayRemove && remove });
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.repeat) return;
    event.preventDefault();
    dismiss();
  };
  return (
    <>
      {requests.map(({ report, request }) => (
        <RequestBox
          key={report._id}
          report={report}
          request={request}
          isPlaced={found.person !== null}
          mayWork={mayDecide}
        />
      ))}
      {mayDecide && (
        <div className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-2">
          {mayRemove && (
            <Button
              look={work.isChosen ? 'plain' : 'main'}
              aria-keyshortcuts="P"
              icon={<IconPhotoOff size={18} stroke={1.75} aria-hidden />}
              after={<Key name="P" />}
              onClick={remove}
            >
              {m.remove}
            </Button>
          )}
          {requests.some(({ request }) => request.asksAs) && (
            <Select
              id="desk-refusal"
              label={m.reason}
              data={options}
              value={filled.refusal}
              onChange={({ currentTarget }) =>
                onChange({ refusal: currentTarget.value as Draft['refusal'] })
              }
              onKeyDown={sendByEnter}
            />
          )}
        </div>
      )}
    </>
  );
}
