// Made from texts/en/photo-actions.json. Change it there.

export const messages = {
place: ({ number, of }: { number: string | number; of: string | number }) => `Photo ${number} of ${of}`,
close: "Close",
makeMain: "Make main photo",
isMain: "Already your main photo",
isFirst: "Already first",
isLast: "Already last",
earlier: "Move earlier",
later: "Move later",
focus: {
action: "Show where your face is",
title: "Where is your face?",
hint: "Drag the ring onto your face, so that small pictures never cut it off.",
cancel: "Cancel",
submit: "Save",
},
removal: {
title: "Delete this photo?",
text: "It will be removed for everyone right away. This can't be undone.",
mainText: "The next photo becomes your main photo.",
lastText: "Without a photo, new people can't find you until you add another.",
cancel: "Cancel",
submit: "Delete photo",
failed: "Failed to delete profile image",
},
};
