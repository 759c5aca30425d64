// Made from texts/pt/desk-requests.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Pede a remoção de uma imagem íntima",
dueBy: ({ when }: { when: string | number }) => `Decidir até ${when}`,
left: ({ hours }: { hours: number }) => `${hours === 0 ? `Atrasado` : `faltam ${hours} h`}`,
self: ({ name }: { name: string | number }) => `Assinado por ${name}, que aparece na imagem`,
representative: ({ name, person }: { name: string | number; person: string | number }) => `Assinado por ${name} em nome de ${person}`,
member: "Denunciada por um membro onde está",
contact: ({ text }: { text: string | number }) => `Outro contato: ${text}`,
matched: "Uma imagem foi enviada para encontrar cópias.",
hidden: ({ when }: { when: string | number }) => `Oculta desde ${when}, porque ninguém decidiu a tempo.`,
facts: "Acrescentado depois",
question: "Pergunta da equipe",
remove: "Remover a imagem",
reason: "Se ela ficar, por quê?",
choose: "Escolha um motivo",
ask: "Pedir mais informações",
askAbout: "A pergunta chega por e-mail. O prazo continua.",
askSend: "Enviar pergunta",
place: "De quem é a foto?",
placeAbout: "O endereço do perfil ou da foto, se você encontrou.",
placeSend: "Mover para o caso dessa pessoa",
refusals: {
"not-here": "Não está neste site",
"not-intimate": "Não é íntima",
"self-published": "Publicada por quem aparece nela",
"other-person": "Mostra outra pessoa",
"not-authorized": "Sem autorização para pedir",
"not-enough": "Faltam informações",
},
};
