import type { EndpointID } from '#shared/contracts/index.ts';
import { accountRows } from './accountRows.ts';
import { adminRows } from './adminRows.ts';
import { adoptionRows } from './adoptionRows.ts';
import { analyticsRows } from './analyticsRows.ts';
import { contactRows } from './contactRows.ts';
import { generatedRows } from './generatedRows.ts';
import { messageRows } from './messageRows.ts';
import { moneyRows } from './moneyRows.ts';
import { projectRows } from './projectRows.ts';
import { recruitingRows } from './recruitingRows.ts';
import type { Row } from './row.ts';
import { subscriptionRows } from './subscriptionRows.ts';
import { teamRows } from './teamRows.ts';
import { translationRows } from './translationRows.ts';

/** The expectations of every endpoint. */
export const rows: Record<EndpointID, Row> = {
  ...accountRows,
  ...projectRows,
  ...teamRows,
  ...moneyRows,
  ...subscriptionRows,
  ...contactRows,
  ...messageRows,
  ...adminRows,
  ...generatedRows,
  ...recruitingRows,
  ...adoptionRows,
  ...analyticsRows,
  ...translationRows,
};
