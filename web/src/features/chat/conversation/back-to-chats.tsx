import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '#texts/chat.ts';
import classes from './conversation.module.css';

/** On a phone a conversation covers the list, and this is the way back to it. */
export const BackToChats = () => (
  <Link
    to="/matches"
    className={`hidden h-11 w-11 flex-none place-items-center rounded-full text-muted ${classes.back}`}
    aria-label={messages.chat.back}
  >
    <IconArrowLeft size={22} stroke={1.75} aria-hidden />
  </Link>
);
