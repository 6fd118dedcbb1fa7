import { deviceOf } from '#functions/platform/deviceOf.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { networkOf } from '#functions/platform/networkOf.ts';
import { operation } from '#functions/platform/operation.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#functions/projects/prospect.store.ts';
import { daySalts, noteVisitor, saltedHash, saltOfToday } from '#functions/visits/daySalt.store.ts';
import { counters, countVisit, shardOfVisit, withinRoom } from '#functions/visits/visitCounts.store.ts';
import type { Body } from '#shared/contract.ts';
import { analytics as contracts } from '#shared/contracts/analytics.ts';
import type { ProspectID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { baseLanguages } from '#shared/locales.ts';
import { visitSettings } from '#shared/visits.ts';
import { isCountable } from './viewer.ts';

/** Page views of a network, which a school or an office may share. */
const recordVisitAttempts = limit('recordVisit', 100, { minutes: 10 });

/** Key by which limits count the calls of a network, so that no stored data can be traced to the network after the day. */
export const limitedNetwork = (salt: string, sourceIp: string): string =>
  saltedHash(salt, 'network', networkOf(sourceIp));

/**
 * Counts a view of a project's page, and its visitor once per day. The response is the same for visitors who are not
 * counted. Cost: 4 DynamoDB requests, 3 write units; one more for the first visit of a day.
 */
export const recordVisit = operation(contracts.recordVisit, {
  writes: ['attempts#*', 'daySalt', 'visitor#*', 'visits#*'],
  async run({ ProjectID, headers, body, request }, deps) {
    const { table, now, newId } = deps;
    const { 'user-agent': userAgent = '', 'cloudfront-viewer-country': country = '' } = headers;
    if (!isCountable(headers)) return undefined;

    const at = now();
    const by = newId();
    const [project, stored, counted, ...roles] = await table.batchGetEventually(
      projects.key(ProjectID),
      daySalts.key(),
      shardOfVisit(ProjectID, at, by),
      ...rolesIn(body).map(id => prospects.key(ProjectID, id)),
    );
    if (!project || !isPublic(project)) return undefined;

    const salt = await saltOfToday(deps, stored);
    const tooMany = await enforceLimit(deps, recordVisitAttempts, limitedNetwork(salt, request.sourceIp));
    if (tooMany) return tooMany;

    const visitor = saltedHash(salt, 'visitor', networkOf(request.sourceIp), userAgent, ProjectID);
    const isNew = !(await table.write(noteVisitor(visitor, at)));

    const { source, ref, parts } = body;
    const fixed = [
      counters.visits(source),
      ...(isNew ? [counters.visitors(source)] : []),
      counters.device(deviceOf(userAgent)),
      counters.language(baseLanguages[request.language]),
      ...[...new Set(parts)].map(counters.part),
    ];
    const open = [
      counters.country(/^[A-Z]{2}$/.test(country) ? country : visitSettings.unknownCountry),
      ...roles.flatMap(role => (role ? [counters.role(role.ProspectID)] : [])),
      ...(source === 'link' && ref !== undefined ? [counters.link(ref)] : []),
    ];
    await table.write(countVisit(ProjectID, at, by, [...fixed, ...withinRoom(counted, fixed, open)]));
    return undefined;
  },
});

const rolesIn = ({ roles }: Body<typeof contracts.recordVisit>): ProspectID[] => [...new Set(roles)];
