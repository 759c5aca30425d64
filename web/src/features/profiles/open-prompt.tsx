import { promptLimits } from '@kindred/contract/profiles/prompts';
import { IconX } from '@tabler/icons-react';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { messages } from '#texts/welcome.ts';
import { FieldError } from '../../ui/fields/field.tsx';
import { useTextLimit } from '../../ui/fields/text-limit.tsx';
import classes from './prompt-fields.module.css';

interface Props {
  name: string;
  /** It was just picked. */
  focused: boolean;
  onRemove: () => void;
  value?: string;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  error?: string | undefined;
}

/** A picked prompt. Its answer is typed in the font that others will see. */
export function OpenPrompt({ name, focused, onRemove, value = '', error, ...field }: Props) {
  const { prompts: m } = messages;
  const { field: limited, cut } = useTextLimit(value, promptLimits.answerLength);
  const answer = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (focused) answer.current?.focus();
  }, [focused]);
  return (
    <div
      className={`rounded-xl bg-surface ${classes.open}`}
      data-invalid={error ? true : undefined}
    >
      <div className="flex items-center justify-between gap-3">
        <label className="text-sm font-medium text-muted" htmlFor={id}>
          {name}
        </label>
        <button
          className="grid h-11 w-11 flex-none cursor-pointer place-items-center rounded-full border-0 bg-transparent p-0 text-muted hover:bg-hover hover:text-ink"
          type="button"
          aria-label={m.remove({ prompt: name })}
          onClick={onRemove}
        >
          <IconX size={18} stroke={1.75} aria-hidden />
        </button>
      </div>
      <textarea
        className={`block w-full border-0 bg-transparent anywhere text-ink outline-none ${classes.textarea}`}
        ref={answer}
        id={id}
        rows={2}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-below`}
        value={value}
        {...field}
        {...limited}
      />
      <div className="flex items-center justify-between gap-3" id={`${id}-below`}>
        {error && <FieldError>{error}</FieldError>}
        <output className="text-sm text-muted empty:hidden">{cut}</output>
        <small className={`text-xs text-faint tabular-nums ${classes.length}`}>
          {m.count({ typed: value.length, all: promptLimits.answerLength })}
        </small>
      </div>
    </div>
  );
}
