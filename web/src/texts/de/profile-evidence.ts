// Made from texts/de/profile-evidence.json. Change it there.
// @ts-nocheck

export const messages = {
note: ({ text }: { text: string | number }) => `Gruß zum Like: „${text}“`,
partGone: "Das Foto war schon weg, als die Meldung kam.",
part: {
photo: "Gelikt wurde dieses Foto der meldenden Person:",
prompt: ({ label, said }: { label: string | number; said: string | number }) => `Gelikt wurde die Antwort der meldenden Person auf „${label}“: „${said}“`,
question: ({ label, said }: { label: string | number; said: string | number }) => `Gelikt wurde die Antwort der meldenden Person auf „${label}“: ${said}`,
},
};
