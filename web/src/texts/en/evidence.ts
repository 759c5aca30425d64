// Made from texts/en/evidence.json. Change it there.
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
loading: "Loading evidence...",
failed: "Error loading evidence",
again: "Try again",
titles: {
profile: "Profile snapshot",
photo: "Reported photo",
message: "Reported message",
},
chatWith: ({ name }: { name: string | number }) => `Chat with ${name}`,
messages: ({ count }: { count: number }) => `${count === 1 ? `1 message` : `${formatNumber(count)} messages`}`,
earlier: ({ count }: { count: number }) => `${count === 1 ? `Show 1 earlier message` : `Show ${formatNumber(count)} earlier messages`}`,
taken: ({ when }: { when: string | number }) => `Saved ${when}`,
from: {
reporter: "Reporter",
reported: "Reported member",
},
reported: "Reported",
sentPhoto: "photo",
edited: "edited",
deletedMessage: "Deleted before the report",
photo: ({ number }: { number: string | number }) => `Photo ${number}, large`,
coveredNude: "Likely nude, blurred. Show it",
covered: ({ number }: { number: string | number }) => `Photo ${number}, blurred. Show all photos`,
closed: ({ number }: { number: string | number }) => `Photo ${number}, hidden until the case is escalated`,
show: "Show",
escalateFirst: "Escalate first",
unloaded: "Couldn't be loaded",
related: "Related reports",
};
