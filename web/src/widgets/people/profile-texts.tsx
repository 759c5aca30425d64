import { messages } from '../../lib/messages/profiles.ts';
import classes from './profile-texts.module.css';

export function Bio({ text }: { text: string | null }) {
  return text && <p className="anywhere pre-wrap">{text}</p>;
}

export function PromptAnswers({
  prompts,
}: {
  prompts: readonly { prompt: string; answer: string }[];
}) {
  if (prompts.length === 0) return null;
  return (
    <dl>
      {prompts.map(({ prompt, answer }) => (
        <div key={prompt}>
          <dt className="muted text-sm">{messages.prompts[prompt] ?? prompt}</dt>
          <dd className={`anywhere ${classes.value}`}>{answer}</dd>
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
    <ul className={`plain-list flex wrap gap-2 ${classes.interests}`}>
      {interests.map((interest) => (
        <li
          className={`bg-muted-soft anywhere rounded-full p-chip ${classes.item}`}
          key={interest}
          data-shared={shared?.includes(interest) || undefined}
        >
          {messages.interests[interest] ?? interest}
        </li>
      ))}
    </ul>
  );
}
