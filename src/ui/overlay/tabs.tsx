import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import type { TabsProps } from '../controls/tabs-props';

/** The arrow keys select, as in the plain tabs. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, panelId }: TabsProps<Value>) {
  return (
    <MuiTabs
      aria-label={label}
      variant="scrollable"
      scrollButtons={false}
      selectionFollowsFocus
      value={value}
      onChange={(_event, next: Value) => onChange(next)}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          type="button"
          value={tab.value}
          id={`${panelId}-${tab.value}-tab`}
          {...(tab.value === value && { 'aria-controls': `${panelId}-${tab.value}` })}
          label={
            <>
              {tab.label}
              {tab.count !== undefined && <span className="num">({tab.count})</span>}
            </>
          }
        />
      ))}
    </MuiTabs>
  );
}
