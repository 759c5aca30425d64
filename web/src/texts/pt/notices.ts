// Made from texts/pt/notices.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Notificações",
loading: "Carregando suas notificações…",
failed: "Não foi possível carregar",
again: "Tentar de novo",
none: "Nada ainda",
noneAbout: "As novidades aparecem aqui.",
more: "Mostrar notificações anteriores",
fresh: "Nova",
reports: "Minhas denúncias",
choose: "Configurações de notificação",
reach: "Como avisamos você",
ways: {
app: "App",
mail: "E-mail",
push: "Push",
none: "Não",
},
quote: ({ text }: { text: string | number }) => `“${text}”`,
days: {
today: "Hoje",
yesterday: "Ontem",
week: "Esta semana",
earlier: "Antes",
},
justNow: "Agora há pouco",
minutesAgo: ({ minutes }: { minutes: number }) => `há ${minutes} min`,
hoursAgo: ({ hours }: { hours: number }) => `há ${hours} h`,
};
