// Made from texts/pt/own-fields-forms.json. Change it there.
// @ts-nocheck

export const messages = {
asksAbout: "Você só vê pessoas que têm o que você escolhe aqui e que preencheram isso.",
choose: "Escolher…",
seenBy: {
all: "Todas as pessoas que veem o seu perfil podem ver isso.",
matches: "Só os seus matches podem ver isso.",
self: "Só você pode ver isso.",
},
sensitive: "É um dado sensível. Só é salvo se você concordar, e a nossa equipe não o vê na sua ficha.",
agree: ({ name }: { name: string | number }) => `Concordo que a minha resposta sobre “${name}” seja salva e mostrada como descrito aqui`,
withdrawn: "Sem a sua concordância, ela é excluída quando você salvar.",
required: ({ name }: { name: string | number }) => `${name} (obrigatório)`,
retired: ({ name }: { name: string | number }) => `${name} (não é mais oferecido)`,
step: {
title: "Mais alguns dados",
lead: "Ajudam outras pessoas a decidir se vocês combinam.",
finish: "Concluir",
},
saving: "Salvando…",
};
