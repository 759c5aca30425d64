// Made from texts/pt/settings.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Configurações",
index: "Seções",
groups: {
account: "Conta",
privacy: "Privacidade",
notifications: "Notificações",
devices: "Dispositivos",
appearance: "Aparência",
leaving: "Seus dados e sua conta",
},
switches: {
showLastActive: {
label: "Mostrar quando estive aqui",
about: "Arredondado para a hora. Se estiver desativado, também não dá para ver se você está online.",
},
showDistance: {
label: "Mostrar minha distância",
about: "Arredondada, nunca sua localização exata. Se estiver desativado, as pessoas veem a maior cidade da sua região em vez da sua.",
},
incognito: {
label: "Modo incógnito",
about: "Só as pessoas que você curte veem seu perfil, e assim sabem da sua curtida. Quem você já curtiu continua vendo você.",
},
paused: {
label: "Pausar meu perfil",
about: "Novas pessoas não encontram você enquanto seu perfil está em pausa. Nada mais muda.",
},
},
blocked: "Pessoas bloqueadas",
blockedAbout: "Vocês não se veem.",
noneBlocked: "Você não bloqueou ninguém.",
since: ({ date }: { date: string | number }) => `Bloqueio em ${date}`,
unblock: "Desbloquear",
unblockName: ({ name }: { name: string | number }) => `Desbloquear ${name}`,
more: "Mostrar mais",
hiddenWords: {
title: "Palavras ocultas",
about: "Mensagens e recados com uma delas ficam ocultos até você decidir ler. Só você vê essas palavras.",
word: "Palavra ou frase",
hint: "Somente palavras inteiras. Com um asterisco no fim, como “idiot*”, qualquer terminação conta.",
add: "Ocultar",
remove: ({ word }: { word: string | number }) => `Deixar de ocultar “${word}”`,
},
invite: "Convidar pessoas",
inviteAbout: "Seu próprio link e quantas pessoas entraram com ele.",
inviteLink: "Seu link",
reports: "Denúncias",
reportsAbout: "O que você denunciou e nossas respostas.",
reportsLink: "Ver minhas denúncias",
decisions: "Decisões",
decisionsAbout: "O que nossa equipe decidiu sobre você e suas denúncias, e como contestar.",
decisionsLink: "Ver decisões",
miles: {
label: "Distâncias em milhas",
about: "Se estiver desativado, você vê e escolhe distâncias em quilômetros.",
},
scheme: "Tema",
schemeAbout: "Claro, escuro ou igual ao do dispositivo. Salvo neste navegador.",
};
