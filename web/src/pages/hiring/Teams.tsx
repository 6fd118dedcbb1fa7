import './TeamCard.css';
import { useTranslation } from 'react-i18next';
import { readQuery } from '#shared/paths.ts';
import { searchLength } from '#shared/search.ts';
import { countryCodes, skills, writtenLanguages } from '#shared/settings.ts';
import { truncateLine } from '#shared/truncate.ts';
import { useList } from '#web/api/lists/useList.ts';
import { Corrected } from '#web/domain/finding/Corrected.tsx';
import { SearchWords } from '#web/domain/finding/SearchWords.tsx';
import { Suggestions } from '#web/shell/finder/suggestions.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { TeamCard } from './TeamCard.tsx';
import { TeamFilters } from './TeamFilters.tsx';

/** The list of teams; its words and filters are in the URL. */
export function Teams() {
  const { t } = useTranslation('teams');
  const [params, choose] = useAddressQuery();
  const named = readQuery('teams-to-hire', params);
  const filter = {
    skill: skills.find(one => one === named.skill),
    country: countryCodes.find(one => one === named.country),
    language: writtenLanguages.find(one => one === named.language),
  };
  const search = truncateLine(named.search ?? '', searchLength);
  const isFiltered = search !== '' || Object.values(filter).some(Boolean);
  const asked = { search, ...filter };
  const chosen = Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
  const list = useList('listTeamsToHire', {
    query: chosen,
  });

  return (
    <>
      <SearchWords
        words={search}
        label={t('teams.search.label')}
        placeholder={t('teams.search.placeholder')}
        onSearch={words => choose({ search: words })}
        suggestions={Suggestions}
      />
      <TeamFilters filter={filter} onChoose={(name, value) => choose({ [name]: value })} />
      <Corrected corrected={list.first?.corrected} typed={search} />
      <ListView
        list={list}
        failed={t('teams.failed')}
        skeleton={
          <>
            <span className="skel skel--team-card" />
            <span className="skel skel--team-card" />
          </>
        }
        empty={
          <EmptyState
            seed="teams-to-hire"
            headingLevel={2}
            title={t(isFiltered ? 'teams.none.title' : 'teams.empty.title')}
          >
            {t(isFiltered ? 'teams.none.text' : 'teams.empty.text')}
          </EmptyState>
        }
      >
        {items => (
          <ul className="hiring-teams">
            {items.map(team => (
              <TeamCard key={team.project.ProjectID} team={team} />
            ))}
          </ul>
        )}
      </ListView>
    </>
  );
}
