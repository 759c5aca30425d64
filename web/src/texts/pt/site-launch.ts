// Made from texts/pt/site-launch.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Antes de abrir",
ready: "Não falta nada. Você pode abrir o site.",
about: ({ count }: { count: number }) => `${count === 1 ? `Falta uma coisa antes de abrir o site.` : `Faltam ${count} coisas antes de abrir o site.`}`,
missing: "falta",
there: "está pronto",
open: "Abrir",
names: {
name: "Um nome próprio",
"support-email": "Um e-mail de suporte",
colors: "Cores ou logo próprios",
imprint: "Uma página de informações legais",
"mail-server": "Um servidor de e-mail",
payments: "Pagamentos",
"second-factor": "Apps de autenticação para a equipe",
"backup-key": "Backups criptografados",
"photo-check": "Uma verificação de nudez nas fotos",
production: "Modo de produção",
},
toDo: {
name: "Senão, todos lerão o nome do software.",
"support-email": "Os membros escreveriam para um endereço que não existe.",
colors: "O site pareceria qualquer instalação nova.",
imprint: "Muitos países exigem que um site diga quem o administra e como entrar em contato. Adicione uma página com seu nome e endereço.",
"mail-server": "Os e-mails são arquivos no servidor até que SMTP_URL seja definida.",
payments: "O Premium não pode ser comprado até que as três variáveis STRIPE_ sejam definidas. Um site grátis não precisa delas.",
"second-factor": "Sem eles, uma senha roubada basta para ler o que os membros escondem.",
"backup-key": "Defina BACKUP_KEY_FILE e faça um backup toda noite.",
"photo-check": "As fotos não são verificadas porque faltam os pacotes opcionais. Instale-os com npm ci ou desligue a verificação.",
production: "Defina MODE=production, que recusa membros de demonstração e segredos fracos.",
},
};
