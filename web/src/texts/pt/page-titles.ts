// Made from texts/pt/page-titles.json. Change it there.
// @ts-nocheck

export const messages = {
accessibility: {
title: "Acessibilidade",
},
accounts: {
login: "Entrar",
signIn: "Entrar",
register: "Crie sua conta",
verify: "Confirme seu e-mail",
forgotPassword: "Esqueci a senha",
resetPassword: "Nova senha",
undoEmail: "Voltar ao e-mail anterior",
join: "Entrar na equipe",
invited: "Seu convite",
},
audit: {
title: "Registro de auditoria",
label: "Auditoria",
},
chat: {
matches: "Matches",
},
deskOffice: {
appeals: "Recursos",
danger: "Risco à vida",
checks: "Checagens de fotos",
holds: "Contas retidas",
approvals: "Novos membros",
photoReview: "Análise de fotos",
photos: "Fotos",
ladder: "Escala de infrações",
texts: "Respostas e motivos",
numbers: "Números da moderação",
transparency: "Relatório de transparência",
},
desk: {
desk: "Moderação",
statement: "Decisão",
decisions: "Decisões",
},
discovery: {
title: "Perfil",
browse: "Explorar",
discover: "Descobrir",
ranking: "Como funciona a ordem",
},
faqs: {
title: "Perguntas frequentes",
label: "Perguntas frequentes",
},
fraudWarnings: {
title: "Alertas de fraude",
},
help: {
title: "Central de ajuda",
},
home: {
landing: {
title: "Encontre seu match perfeito",
label: "Início",
},
home: {
title: "Início",
label: "Início",
},
},
compliance: {
title: "Obrigações legais",
label: "Lei",
},
integrations: {
title: "Chaves e webhooks",
label: "Integrações",
},
likes: {
likes: "Curtidas",
sent: "Pessoas que você curtiu",
passed: "Pessoas que você pulou",
bookmarks: "Favoritos",
},
notices: {
notices: "Notificações",
unsubscribe: "Não receber mais",
},
operation: {
title: "Sistema",
label: "Sistema",
},
ownPages: {
title: "Sobre este site",
},
personalData: {
title: "Seus dados",
},
premium: {
premium: "Premium",
checkout: "Pagamento",
manage: "Seu premium",
methods: "Formas de pagamento",
withdraw: "Desistir do contrato",
subscriptions: "Assinaturas",
revenue: "Receita",
plans: "Planos",
prices: "Preços antigos",
},
privacy: {
title: "Política de privacidade",
label: "Privacidade",
},
profiles: {
welcome: "Boas-vindas",
profile: "Seu perfil",
profileTab: "Perfil",
questions: "Perguntas",
},
reports: {
reports: {
title: "Gestão de denúncias",
label: "Denúncias",
},
myReports: {
title: "Minhas denúncias",
},
pictures: {
title: "Imagens íntimas suas",
},
notice: {
title: "Denunciar conteúdo",
},
},
photoCheck: {
title: "Checagem de fotos",
},
safety: {
title: "Dicas de segurança",
},
announcements: {
title: "Anúncios",
news: "Novidades",
approval: "Sua aprovação",
},
settings: {
title: "Configurações",
account: "Sua conta",
agree: "Ler e aceitar",
},
invitationCodes: {
title: "Convites",
},
imports: {
title: "Importar membros",
label: "Importar",
},
site: {
title: "Site",
},
statistics: {
title: "Visão geral do painel",
label: "Painel",
},
team: {
title: "Equipe",
label: "Equipe",
},
userAdmin: {
users: {
title: "Gestão de contas",
label: "Contas",
},
memberFile: {
title: "Membro",
},
},
};
