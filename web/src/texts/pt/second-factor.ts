import type { messages as en } from '../en/second-factor.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';

/** The second factor of staff: showing it, and setting it up. */
export const messages: Translated<typeof en> = {
  step: {
    title: 'Verificação em duas etapas',
    lead: 'Digite o código de seis dígitos do seu app autenticador.',
    code: 'Código de verificação',
    recoveryLead: 'Digite um dos seus códigos de recuperação. Cada código funciona uma vez.',
    recovery: 'Código de recuperação',
    toRecovery: 'Usar código de recuperação',
    toApp: 'Usar meu app autenticador',
    submit: 'Continuar',
    working: 'Um momento…',
    back: 'Entrar com outra conta',
    failed: 'Este código não funcionou. Tente um novo.',
  },
  loading: 'Carregando suas configurações de segurança…',
  failed: 'Não foi possível carregar suas configurações de segurança',
  again: 'Tentar de novo',
  required: 'Sua equipe exige verificação em duas etapas. Configure para continuar.',
  heading: 'Verificação em duas etapas',
  about:
    'Ao entrar, você também digita um código de um app no seu celular. Só uma senha roubada não basta para entrar.',
  on: (since: string) => `Ativada desde ${since}`,
  off: 'Desativada',
  left: (count: number) =>
    count === 0
      ? 'Não resta nenhum código de recuperação.'
      : plural(count, {
          one: `Resta ${count} código de recuperação.`,
          other: `Restam ${count} códigos de recuperação.`,
        }),
  setUp: 'Configurar app autenticador',
  replace: 'Trocar app autenticador',
  renew: 'Gerar novos códigos',
  turnOff: 'Desativar duas etapas',
  cancel: 'Cancelar',
  password: 'Senha',
  showPassword: 'Mostrar senha',
  present: 'Código do seu app atual ou um código de recuperação',
  proof: {
    setUp: 'Digite sua senha para confirmar que é você.',
    replace: 'Digite sua senha e um código do seu app atual.',
    renew: 'Seus códigos de recuperação atuais deixam de funcionar.',
    turnOff: 'Você vai entrar só com sua senha.',
  },
  next: 'Continuar',
  scan: 'Escaneie este código com seu app autenticador',
  qr: 'QR code para seu app autenticador',
  byHand: 'Ou digite esta chave no app:',
  confirm: 'Código do app',
  turnOn: 'Ativar duas etapas',
  changed: 'Encerramos suas sessões em todos os outros lugares.',
  codes: 'Seus códigos de recuperação',
  codesAbout:
    'Guarde-os em um lugar a que você tenha acesso sem o celular. Cada código funciona uma vez. Não vamos mostrá-los de novo.',
  copy: 'Copiar códigos',
  copied: 'Códigos copiados',
  save: 'Baixar códigos',
  file: 'codigos-de-recuperacao.txt',
  kept: 'Já guardei',
};
