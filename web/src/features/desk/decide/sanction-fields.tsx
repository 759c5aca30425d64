import { removableTexts, sanctionKind } from '@kindred/contract/desk/sanctions';
import type { Case } from '@kindred/contract/desk';
import { longestSuspensionDays } from '@kindred/contract/desk/grounds';
import { useContext } from 'react';
import { messages } from '#texts/decide.ts';
import { summaryOf } from '../../../lib/facts/summary-of.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { PhotoCover } from '../../../widgets/evidence/photo-cover.ts';
import { Photo } from '../../../widgets/photos/photo.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import classes from './decide.module.css';
import { type Draft, messagesOf } from './draft.ts';
import type { CaseWork } from './use-case-work.ts';

const lengths = [1, 3, 7, 14, 30, 90, 180, longestSuspensionDays];

interface Props {
  found: Case;
  work: CaseWork;
  onChange: (change: Draft) => void;
}

/** The fields of a sanction besides its reason: how long, or which photo or text. */
export function SanctionFields({ found, work, onChange }: Props) {
  const { panel: m } = messages;
  const { action, filled } = work;
  const needed = sanctionKind(action)?.needs;
  if (needed === 'days') {
    const all = [...new Set([...lengths, filled.days])].toSorted((a, b) => a - b);
    return (
      <div className={`flex flex-wrap items-center ${classes.fieldHead}`}>
        <Select
          size="xs"
          label={m.days}
          value={String(filled.days)}
          data={all.map((days) => ({
            value: String(days),
            label: messages.length({ number: days }),
          }))}
          onChange={({ currentTarget }) => onChange({ days: Number(currentTarget.value) })}
        />
      </div>
    );
  }
  if (needed === 'field') {
    return (
      <Segments
        legend={m.field}
        options={removableTexts.map((value) => ({ value, label: m.fields[value] }))}
        value={filled.field}
        onChange={(field) => onChange({ field })}
      />
    );
  }
  if (needed === 'message') return <ChosenMessage found={found} chosen={filled.message} />;
  if (needed !== 'publicId') return null;
  return <PhotoChoice found={found} chosen={filled.publicId} onChange={onChange} />;
}

function PhotoChoice({ found, chosen, onChange }: Omit<Props, 'work'> & { chosen: string }) {
  const { panel: m } = messages;
  const { isOn } = useContext(PhotoCover);
  const photos = found.person?.photos ?? [];
  if (photos.length === 0) return <p className="text-sm text-muted">{m.noPhotos}</p>;
  return (
    <fieldset className={`m-0 flex min-w-0 flex-wrap gap-2 border-0 ${classes.photos}`}>
      <legend className="p-0 text-sm font-semibold">{m.photo}</legend>
      {photos.map(({ publicId, url, focus }, index) => (
        <label
          className={`relative cursor-pointer ${classes.label}`}
          data-covered={isOn || undefined}
          key={publicId}
        >
          <input
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
            type="radio"
            name="desk-photo"
            aria-label={m.nthPhoto({ number: index + 1 })}
            checked={publicId === chosen}
            onChange={() => onChange({ publicId })}
          />
          <span className={`block overflow-hidden rounded-md ${classes.frame}`}>
            <Photo
              className={`block object-cover face-up ${classes.image}`}
              url={url}
              focus={focus}
              alt=""
            />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** It is chosen in the conversation. */
function ChosenMessage({ found, chosen }: Pick<Props, 'found'> & { chosen: Draft['message'] }) {
  const { panel: m } = messages;
  const message = messagesOf(found).find(
    (each) => each.chosen.reportId === chosen?.reportId && each.chosen.number === chosen.number,
  );
  if (!message) return null;
  return (
    <div className={`min-w-0 text-sm anywhere ${classes.message}`}>
      <h3 className="heading-bold">{m.message}</h3>
      <q className="clamp">{summaryOf(message)}</q>
      <small className="block text-xs text-faint">{m.messageAbout}</small>
    </div>
  );
}
