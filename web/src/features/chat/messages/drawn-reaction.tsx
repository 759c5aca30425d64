import type { Reaction } from '@kindred/contract/chat/message';
import {
  type Icon,
  IconFlame,
  IconHeartFilled,
  IconMoodHappy,
  IconMoodSad,
  IconMoodSurprised,
  IconThumbUp,
} from '@tabler/icons-react';

const icons: Readonly<Record<Reaction, Icon>> = {
  '❤️': IconHeartFilled,
  '😂': IconMoodHappy,
  '😮': IconMoodSurprised,
  '😢': IconMoodSad,
  '👍': IconThumbUp,
  '🔥': IconFlame,
};

/** A reaction as a drawing: every system draws an emoji in another way. Its name is next to it. */
export function DrawnReaction({ reaction, size }: { reaction: Reaction; size: number }) {
  const Drawing = icons[reaction];
  return <Drawing size={size} stroke={1.75} aria-hidden />;
}
