// Made from texts/en/profile-evidence.json. Change it there.

export const messages = {
note: ({ text }: { text: string | number }) => `Note with their like: “${text}”`,
partGone: "The photo was no longer there when the report was made.",
part: {
photo: "They liked this photo of the reporter:",
prompt: ({ label, said }: { label: string | number; said: string | number }) => `They liked the reporter's answer to “${label}”: “${said}”`,
question: ({ label, said }: { label: string | number; said: string | number }) => `They liked the reporter's answer to “${label}”: ${said}`,
},
};
