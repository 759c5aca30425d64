import { messages } from '../../lib/messages/profiles.ts';
import classes from './page.module.css';

export function Said({ prompts }: { prompts: readonly { prompt: string; answer: string }[] }) {
  const { prompts: names } = messages;
  if (prompts.length === 0) return null;
  return (
    <dl className={classes.said}>
      {prompts.map(({ prompt, answer }) => (
        <div key={prompt}>
          <dt>{names[prompt] ?? prompt}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Chips({ interests }: { interests: readonly string[] }) {
  const { interests: names } = messages;
  if (interests.length === 0) return null;
  return (
    <ul className={classes.chips}>
      {interests.map((interest) => (
        <li key={interest}>{names[interest] ?? interest}</li>
      ))}
    </ul>
  );
}
