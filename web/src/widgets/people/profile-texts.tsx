import type { ReactNode } from 'react';
import { interestName, promptName } from '../../lib/facts/choice-names.ts';
import classes from './profile-texts.module.css';

export function Bio({ text }: { text: string | null }) {
  return (
    text && (
      <p className="anywhere whitespace-pre-wrap" dir="auto">
        {text}
      </p>
    )
  );
}

interface Prompt {
  readonly prompt: string;
  readonly answer: string;
}

interface PromptsProps {
  prompts: readonly Prompt[];
  /** Where they are large: on the card, on the page of a person, and in the own profile. */
  look?: 'card' | 'page' | 'own';
  /** What can be done with an answer. */
  children?: (prompt: Prompt) => ReactNode;
}

export function PromptAnswers({ prompts, look, children }: PromptsProps) {
  if (prompts.length === 0) return null;
  return (
    <dl className={classes.answers} data-look={look}>
      {prompts.map(({ prompt, answer }) => (
        <div className={classes.answer} key={prompt}>
          <dt className="text-sm text-muted">{promptName(prompt)}</dt>
          <dd className={`flex items-end gap-2 quoted ${classes.value}`}>
            <span className="min-w-0 flex-1 anywhere" dir="auto">
              {answer}
            </span>
            {children?.({ prompt, answer })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ChipsProps {
  interests: readonly string[];
  /** Those that the reader has too. */
  shared?: readonly string[];
}

export function InterestChips({ interests, shared }: ChipsProps) {
  if (interests.length === 0) return null;
  return (
    <ul className={`m-0 flex list-none flex-wrap gap-2 p-0 ${classes.interests}`}>
      {interests.map((interest) => (
        <li
          className={`rounded-full bg-muted-soft px-3 py-1 anywhere ${classes.item}`}
          key={interest}
          data-shared={shared?.includes(interest) || undefined}
        >
          {interestName(interest)}
        </li>
      ))}
    </ul>
  );
}
